/** @jest-environment node */
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { createInbox } from './inbox';

afterAll(removeFolders);

// e2e/enquiry.spec.ts tests the files of the inbox.
test('/inbox shows an enquiry as it was sent, and runs none of it', async () => {
  const inbox = createInbox(await makeFolder());
  const body = new FormData();
  for (const name of ['template_id', 'name']) body.append(name, 'Asha');
  body.append('message', '</dd><script>alert(1)');
  await inbox.request('/api/v1.0/email/send-form', { method: 'POST', body });
  const page = await (await inbox.request('/inbox')).text();
  expect(page).toContain('<dd>&lt;/dd&gt;&lt;script&gt;alert(1)');
});
