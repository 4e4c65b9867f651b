import { hash } from 'node:crypto';

const newline = 0x0a;
const emptyRest = Buffer.alloc(0);

/** An order-independent checksum of rows: two tables with the same rows have the same value. */
export type RowSum = { add(chunk: Buffer): void; rows(): number; value(): string };

/** Creates a checksum that adds the hashes of the lines of COPY's text format, in which every row is one line. */
export function createRowSum(): RowSum {
  let rows = 0;
  let high = 0n;
  let low = 0n;
  let rest: Buffer = emptyRest;

  function addRow(row: Buffer): void {
    const digest = hash('sha256', row, 'buffer');
    high += digest.readBigUInt64BE(0);
    low += digest.readBigUInt64BE(8);
    rows += 1;
  }

  return {
    add(chunk) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      let from = 0;
      for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, from)) {
        addRow(bytes.subarray(from, end));
        from = end + 1;
      }
      rest = bytes.subarray(from);
    },
    rows: () => rows,
    value() {
      const lanes = [high, low].map((lane) =>
        BigInt.asUintN(64, lane).toString(16).padStart(16, '0'),
      );
      return lanes.join('');
    },
  };
}
