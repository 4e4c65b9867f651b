import type { PlateMotif } from '../../ui/plate-art.tsx';
import type { Payment } from './payment.ts';

type StatusWords = {
  motif: PlateMotif;
  title: string;
  text: string;
};

/** How each status is said (spec §4). */
export const statusWords: Record<Payment['status'], StatusWords> = {
  pending: {
    motif: 'clock',
    title: 'Payment Pending',
    text: 'Your payment is being processed.',
  },
  processing: {
    motif: 'clock',
    title: 'Payment Processing',
    text: 'Your bank is working on your payment. That can take a while.',
  },
  completed: {
    motif: 'check',
    title: 'Payment Completed',
    text: 'Your payment went through.',
  },
  failed: {
    motif: 'face',
    title: 'Payment Failed',
    text: 'Your payment did not go through.',
  },
  cancelled: {
    motif: 'cross',
    title: 'Payment Cancelled',
    text: 'The payment was cancelled by the user.',
  },
  refunded: {
    motif: 'back',
    title: 'Payment Refunded',
    text: 'The money of this payment went back, and its credits were taken back.',
  },
  disputed: {
    motif: 'question',
    title: 'Payment Disputed',
    text: 'Your bank holds back the money of this payment. Its credits are held back until that is settled.',
  },
  unknown: {
    motif: 'question',
    title: 'Unknown Status',
    text: 'We do not know what this status means. Your balance tells what arrived; if something is missing, ask us.',
  },
};
