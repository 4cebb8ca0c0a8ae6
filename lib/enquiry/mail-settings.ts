/** What the forms need to send an enquiry. All of it is public, since the pages contain it. */
export type MailSettings = {
  publicKey: string;
  serviceId: string;
  templates: { flight: string; contact: string };
  /** For instance https://api.emailjs.com, or `ownOrigin`. */
  origin: string;
};

/** The origin that means the host that serves the pages, where the local inbox is. */
export const ownOrigin = 'self';
