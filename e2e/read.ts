import { type APIRequestContext, expect } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';

/** Reads a page, or a part of one, as a file: no browser is opened for it. */
export async function read(request: APIRequestContext, address: string): Promise<HTMLElement> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return parse(await response.text());
}
