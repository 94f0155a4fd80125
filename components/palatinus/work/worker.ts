/** The script of the worker: it contains the tasks but no screens. */
import { serveTasks } from '@/components/ui/long-work';
import { TASKS } from './tasks';

serveTasks(TASKS);
