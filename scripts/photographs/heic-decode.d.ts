/** The package has no types of its own. */
declare module 'heic-decode' {
  /**
   * Decodes the main picture of a HEIC file, turned upright, in the colour space of the file.
   * @throws when the bytes are no HEIC picture or are damaged
   */
  export default function decode(file: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
