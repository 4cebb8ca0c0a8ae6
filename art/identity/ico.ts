/**
 * Puts square PNGs of up to 256 px into one ICO file: a header of 6 bytes, 16 bytes about each
 * picture, then the PNGs as they are (the container that Windows has read since Vista).
 */
export function ico(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  pngs.forEach((png, i) => {
    const entry = 6 + 16 * i;
    header.writeUInt8(png.readUInt32BE(16) % 256, entry); // a PNG has its width and height there
    header.writeUInt8(png.readUInt32BE(20) % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4); // colour planes
    header.writeUInt16LE(32, entry + 6); // bits of a pixel
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pngs]);
}

/** The PNGs in such a file. */
export function pngsOf(file: Buffer): Buffer[] {
  return Array.from({ length: file.readUInt16LE(4) }, (_, i) => {
    const offset = file.readUInt32LE(6 + 16 * i + 12);
    return file.subarray(offset, offset + file.readUInt32LE(6 + 16 * i + 8));
  });
}
