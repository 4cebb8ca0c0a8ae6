/** The origin that stands for the host of the pages themselves: the local inbox is there. */
export const ownOrigin = 'self';

/** What the forms need to send an enquiry. All of it is public: it stands in the pages. */
export type MailSettings = {
  publicKey: string;
  serviceId: string;
  templates: { flight: string; contact: string };
  /** For instance https://api.emailjs.com, or `self`: the host that served the page. */
  origin: string;
};
