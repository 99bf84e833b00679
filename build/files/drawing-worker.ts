import { work } from '../threads/work.ts';

/** Gets a picture to draw, answers with its file. */
work(async () => (await import('../../drawings/sheets/pictures.ts')).encodePicture);
