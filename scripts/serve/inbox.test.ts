/** @jest-environment node */
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { createInbox } from './inbox';

afterAll(removeFolders);

/** The data that the client of the mail service adds to the fields. */
const ids = { lib_version: '4.4.1', service_id: 's', template_id: 'contact', user_id: 'u' };
const fields = { name: 'Asha', message: '</dd><script>alert(1)</script> "₹"\r\nनमस्ते', date: '' };

// e2e/enquiry.spec.ts tests the files of the inbox.
test('/inbox shows each enquiry as it was sent', async () => {
  const inbox = createInbox(await makeFolder());
  expect(await (await inbox.request('/inbox')).text()).toContain('No enquiries yet');
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...ids, ...fields })) body.append(name, value);
  const send = () => inbox.request('/api/v1.0/email/send-form', { method: 'POST', body });
  for (const answer of await Promise.all([send(), send()])) expect(await answer.text()).toBe('OK');

  const page = await (await inbox.request('/inbox')).text();
  expect(page.match(/<h2>Asha<\/h2>/g)).toHaveLength(2);
  expect(page).toContain('<dd>&lt;/dd&gt;&lt;script&gt;alert(1)');
});
