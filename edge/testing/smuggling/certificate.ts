import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';

/** Files in PEM format. */
export interface Certificate {
  file: string;
  keyFile: string;
  /** Certificate and key in one file, as HAProxy reads them. */
  bothFile: string;
}

/** A certificate for the hosts of the shop on this machine. */
export async function createCertificate(): Promise<Certificate> {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const hosts = ['localhost', '*.localhost'].map((value) => ({ type: 2 as const, value }));
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: hosts }],
  });
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  return {
    file: write('certificate.pem', cert),
    keyFile: write('key.pem', key),
    bothFile: write('both.pem', `${cert}\n${key}`),
  };
}
