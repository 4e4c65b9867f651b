import type { PlateMotif } from '../../ui/plate-art.tsx';
import type { Payment } from './payment.ts';

type StatusWords = {
  motif: PlateMotif;
  title: string;
  text: string;
};

/** The texts and the motif of each status (spec §4). */
export const statusWords: Record<Payment['status'], StatusWords> = {
  pending: {
    motif: 'clock',
    title: 'Payment Pending',
    text: 'Your payment is being processed.',
  },
  processing: {
    motif: 'clock',
    title: 'Payment Processing',
    text: 'Your bank is processing your payment. This can take a while.',
  },
  completed: {
    motif: 'check',
    title: 'Payment Completed',
    text: 'Your payment went through.',
  },
  failed: {
    motif: 'face',
    title: 'Payment Failed',
    text: "Your payment didn't go through.",
  },
  cancelled: {
    motif: 'cross',
    title: 'Payment Cancelled',
    text: 'The payment was cancelled by the user.',
  },
  refunded: {
    motif: 'back',
    title: 'Payment Refunded',
    text: 'This payment was refunded, and its credits were removed.',
  },
  disputed: {
    motif: 'question',
    title: 'Payment Disputed',
    text: "This payment is disputed with your bank. Its credits are on hold until that's settled.",
  },
  unknown: {
    motif: 'question',
    title: 'Unknown Status',
    text: "We don't recognize this status. Check your balance, and contact us if something is missing.",
  },
};
