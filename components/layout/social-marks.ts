import { siInstagram, siX } from 'simple-icons';

/** The marks of the networks that the company may have a profile in. */
export const socialMarks = { instagram: siInstagram, x: siX } as const;
