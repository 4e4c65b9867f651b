import { limits } from '#contract/limits.ts';
import { type Notice, notices } from '#contract/notices.ts';

/** Systems that do not know a kind of picture name no type; its ending still says what it is. */
const picturesOfNoType = /\.(avif|gif|heic|heif|jpe?g|jxl|png|webp)$/i;

function isImage({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type === '' ? picturesOfNoType.test(name) : type.startsWith('image/');
}

/**
 * The picker offers images alone, but "all files" is one click away in it (spec §5).
 * @returns what is wrong with the chosen file, or null
 */
export function judgeFile(file: Pick<File, 'type' | 'name' | 'size'>): Notice | null {
  if (!isImage(file)) return notices.avatarNotImage;
  return file.size < limits.avatarMaxBytes ? null : notices.avatarTooLarge;
}
