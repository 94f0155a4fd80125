/** The script of the worker: it knows the tasks, and nothing of the screens. */
import { serveTasks } from '@/components/ui/long-work';
import { TASKS } from './tasks';

serveTasks(TASKS);
