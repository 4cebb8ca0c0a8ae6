import { prepare } from './prepare';
import { checkSettings } from './settings';

// The first step of `npm run build`. Exit code 1 when nothing can be built.
if (!checkSettings(process.cwd())) process.exit(1);
await prepare();
