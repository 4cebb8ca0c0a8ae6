import nextEnv from '@next/env';
import { readMailSettings } from '@/lib/enquiry/mail-settings';

// The first step of `npm run build`. Exit code 1 when nothing can be built.
nextEnv.loadEnvConfig(process.cwd(), false);
try {
  const mail = readMailSettings(process.env);
  const without = 'No mail service is set up: the forms offer chat, e-mail and phone only.';
  console.log(
    mail ? `The forms send through the mail service: ${mail.origin ?? 'the local inbox'}` : without,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
// Checks the content and encodes photographs, which Next reads.
await import('../content');
