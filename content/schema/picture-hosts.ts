import { z } from 'zod';

/** Hosts from which pictures may come. */
export const pictureHostsSchema = z
  .array(
    z
      .string()
      .regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/)
      .describe("a host's name alone, such as pictures.example: no https://, no slash"),
  )
  .max(10)
  .describe("a list of hosts: ['pictures.example']; [] for none");
export type PictureHosts = z.infer<typeof pictureHostsSchema>;
