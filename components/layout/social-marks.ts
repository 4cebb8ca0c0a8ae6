import { siInstagram, siX } from 'simple-icons';

/** The logos of the networks where the company may have a profile. */
export const socialMarks = { instagram: siInstagram, x: siX } as const;
