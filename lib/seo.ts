import type { Metadata } from 'next';

/**
 * What a page tells search engines.
 * @param page its title, without the company's name, and its summary of 50 to 160 characters
 */
export function pageMetadata({ title, summary }: { title: string; summary: string }): Metadata {
  return { title, description: summary };
}
