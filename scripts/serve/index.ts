import path from 'node:path';
import type { FormsData } from '@/lib/enquiry/enquiry';
import { readText, requireSite } from '../steps.mjs';
import { inboxFolder, makeInbox } from './inbox';
import { listen } from './listen';
import { makeLocalServer } from './local-server';

// `npm start` and `npm run serve [-- folder]` serve the built site from out/ or another folder.
const root = process.argv[2] ?? 'out';
requireSite(root);
const address = await listen(makeLocalServer(root, makeInbox(inboxFolder)));
const { mail }: Partial<FormsData> = JSON.parse(readText(path.join(root, 'build.json')));
let enquiries = 'cannot be sent: this build has no mail service ("npm start" sets up an inbox)';
if (mail) enquiries = 'go out as real e-mails, because a mail service is set up';
if (mail && !mail.origin)
  enquiries = `go to ${address}/inbox. Before you upload ${root}, run "npm run build".`;
console.log(`
The site is running. Leave this window open.

  Open in your browser:  ${address}
  Enquiries:             ${enquiries}
  To change texts:       the folder content, explained in docs/editing.md
  To stop:               press Ctrl+C in this window`);
