import type { ReactNode } from 'react';
import { Plate } from '../../ui/plate.tsx';
import { PlateArt, type PlateMotif } from '../../ui/plate-art.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import './payments.css';

type PaymentPanelProps = {
  motif: PlateMotif;
  title: string;
  text: string;
  busy?: boolean;
  /** The URL of a decorative dish behind the receipt, for a successful payment. */
  plate?: string;
  /** The actions. */
  children?: ReactNode;
  receipt: ReactNode;
  /** Shown below the panel. */
  after?: ReactNode;
};

/** One state of a payment: its title, text and actions, with the receipt beside it. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { motif, title, text, busy = false, plate, children, receipt, after } = props;
  return (
    <div className="page payment">
      <div className="payment-panel" aria-busy={busy}>
        <div className="payment-words">
          <PlateArt motif={motif} />
          <div role="status">
            <h1>{title}</h1>
            <p className="lead">
              {busy && <Spinner />}
              {text}
            </p>
          </div>
          {children}
        </div>
        {plate && <Plate src={plate} />}
        {receipt}
      </div>
      {after}
    </div>
  );
}
