import type { PictureHosts } from './schema/picture-hosts';

// Hosts from which pictures may come. Each visitor's browser asks such a host for the picture and so
// tells it the visitor's internet address: with the first host, the privacy page must say so.
export const pictureHosts: PictureHosts = [];
