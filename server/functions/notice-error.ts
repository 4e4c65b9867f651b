import type { Notice } from '#contract/notices.ts';
import { ApiError } from '../errors.ts';

/** A refusal or a failure with the notice that is shown to the user. */
export class NoticeError extends ApiError {
  readonly title: string;

  constructor(
    status: number,
    code: string,
    notice: Pick<Notice, 'title' | 'message'>,
    cause?: unknown,
  ) {
    super(status, code, notice.message, { cause });
    this.name = 'NoticeError';
    this.title = notice.title;
  }
}
