import { readFileSync } from 'node:fs';

const mib = 1024;

/** Returns the resident memory of a process in MB (2^20 bytes): `VmRSS` of proc(5). */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  if (kilobytes === undefined) throw new Error(`/proc/${pid}/status says no VmRSS.`);
  return Number(kilobytes) / mib;
}

/** Polls the resident memory of a process. @returns a function that stops polling and returns the maximum in MB */
export function watchMemory(pid: number, everyMs = 200): () => number {
  let mostMb = residentMb(pid);
  const timer = setInterval(() => {
    mostMb = Math.max(mostMb, residentMb(pid));
  }, everyMs);
  return () => {
    clearInterval(timer);
    return mostMb;
  };
}
