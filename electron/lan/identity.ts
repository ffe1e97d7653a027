import { createHash, createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../storage/files.ts';

/** What others know this laptop by: a self-signed certificate, made once. */
export interface Identity {
  /** PEM. */
  readonly cert: string;
  readonly key: string;
  /** SHA-256 of the certificate, 64 hexadecimal digits: others who have seen it once recognise this laptop. */
  readonly fingerprint: string;
}

const FILE = 'room-identity.json';
const KEPT = z.object({ cert: z.string(), key: z.string() });
/** Nobody renews it, and nobody asks how old it is; others know it by its fingerprint. */
const LAST_DAY = new Date('2099-12-31T00:00:00Z');
/** Valid even for a laptop whose clock was set back. */
const FIRST_DAY = new Date('2020-01-01T00:00:00Z');

/**
 * The identity of a data folder; one that can no longer be used is replaced. If it cannot be saved it lasts until the
 * program ends.
 */
export async function openIdentity(dataDir: string): Promise<Identity> {
  const path = join(dataDir, FILE);
  const known = readIdentity(path);
  if (known) return known;
  // Needed once in the life of a data folder: the library that makes certificates is large, so it is loaded only here.
  const { generate } = await import('selfsigned');
  const made = await generate([{ name: 'commonName', value: 'Tarockabend' }], {
    ...{ keyType: 'ec', curve: 'P-256', algorithm: 'sha256' },
    ...{ notBeforeDate: FIRST_DAY, notAfterDate: LAST_DAY },
  });
  try {
    replaceFile(path, JSON.stringify({ cert: made.cert, key: made.private }), 0o600);
  } catch (error) {
    console.error(error);
  }
  return { cert: made.cert, key: made.private, fingerprint: fingerprintOf(made.cert) };
}

function readIdentity(path: string): Identity | undefined {
  try {
    const { cert, key } = KEPT.parse(JSON.parse(readFileSync(path, 'utf8')));
    const fits = new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
    return fits ? { cert, key, fingerprint: fingerprintOf(cert) } : undefined;
  } catch {
    return undefined;
  }
}

const fingerprintOf = (cert: string): string =>
  createHash('sha256').update(new X509Certificate(cert).raw).digest('hex');
