import { expect, test } from 'vitest';
import { greeting, message, setUp } from '../test-app.ts';

test.each(['\u200ba@b.de', 'a@b\u00ad.de', ' a@b.de', 'a@b.de ', 'a b@c.de'])(
  'the address %j is not kept: nobody would find it again',
  async (address) => {
    const { send, kept } = setUp();
    const response = await send(message('Anfrage', greeting.replace('a@b.de', address)));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ fehler: 'Bitte eine gültige E-Mail-Adresse eingeben.' });
    expect(kept).toEqual([]);
  },
);
