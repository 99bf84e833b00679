import { parentPort } from 'node:worker_threads';
import { encodePicture, type Picture } from '../../drawings/sheets/pictures.ts';

/** The other core's part of a build: gets a picture to draw, answers with its file or what is wrong with it. */
export type Answer = { path: string; content: Uint8Array } | { path: string; complaint: string };

parentPort!.on('message', async (picture: Picture) => {
  const { path } = picture;
  const answer = await encodePicture(picture).then(
    (content): Answer => ({ path, content }),
    (error: unknown): Answer => ({ path, complaint: (error as Error).message }),
  );
  parentPort!.postMessage(answer);
});
