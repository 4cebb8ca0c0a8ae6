import { isIPv4 } from 'node:net';

/**
 * Whether only this computer can mean itself by this name: localhost, 127.0.0.0/8 or ::1.
 * @param name a host name or address without port; IPv6 with or without brackets
 */
export function isLoopback(name: string): boolean {
  if (isIPv4(name)) return name.startsWith('127.');
  return ['localhost', '::1', '[::1]'].includes(name.toLowerCase());
}
