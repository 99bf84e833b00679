import { prepareSystem } from '../system-packages.ts';

export default function setUp(): void {
  const lack = prepareSystem(true);
  if (lack) throw new Error(lack);
}
