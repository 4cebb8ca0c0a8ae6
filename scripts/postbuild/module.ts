// The module of every page, the same for all.
import '@/components/enhancements/index';
import { wakeWhenNeeded } from './wake';

wakeWhenNeeded();
