import { generateKeyPairSync, sign } from 'node:crypto';

/**
 * A certificate for localhost and an address that vouches for itself, made here so that no key lies in
 * the repository.
 */
export function makeCertificate(address = '127.0.0.1'): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid('2a8648ce3d040302')); // ECDSA with SHA-256
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('localhost')))));
  const validity = sequence(
    der(0x18, Buffer.from('20200101000000Z')),
    der(0x18, Buffer.from('21200101000000Z')),
  );
  const forLocalhost = sequence(
    der(0x82, Buffer.from('localhost')),
    der(0x87, Buffer.from(address.split('.').map(Number))),
  );
  const extensions = sequence(
    sequence(oid('551d11'), der(0x04, forLocalhost)),
    sequence(oid('551d13'), der(0x04, sequence(der(0x01, Buffer.from([0xff]))))), // may vouch, for itself
  );
  const content = sequence(
    der(0xa0, integer(2)),
    integer(1),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = sequence(content, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g)!;
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

/** From 0 to 127. */
const integer = (value: number) => der(0x02, Buffer.from([value]));
