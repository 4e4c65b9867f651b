import { limits } from '#contract/limits.ts';
import { type Notice, notices } from '#contract/notices.ts';

/** Some systems report no MIME type for image formats that they do not know; then the file extension decides. */
const picturesOfNoType = /\.(avif|gif|heic|heif|jpe?g|jxl|png|webp)$/i;

function isImage({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type === '' ? picturesOfNoType.test(name) : type.startsWith('image/');
}

/**
 * The file picker offers only images, but the user can switch it to "all files" (spec §5).
 * @returns what is wrong with the chosen file, or null
 */
export function judgeFile(file: Pick<File, 'type' | 'name' | 'size'>): Notice | null {
  if (!isImage(file)) return notices.avatarNotImage;
  return file.size < limits.avatarMaxBytes ? null : notices.avatarTooLarge;
}
