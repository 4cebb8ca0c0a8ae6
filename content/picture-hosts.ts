import type { PictureHosts } from './schema/picture-hosts';

// Hosts from which pictures may come. Each visitor's browser requests the picture from the host, which
// then knows the visitor's internet address: if you add a host, the privacy page must say so.
export const pictureHosts: PictureHosts = [];
