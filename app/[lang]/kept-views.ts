import { palatinusKeptView } from '@/components/palatinus/kept-game';
import { sevenHillsKeptView } from '@/components/seven-hills/kept-game';

/** The games of which some may be kept, as the list and Home show them. */
export const KEPT_VIEWS = [palatinusKeptView, sevenHillsKeptView] as const;
