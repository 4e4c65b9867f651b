import { Link } from 'react-router';

/** Where the stars would be: rating needs a signed-in cook. */
export function VisitorRating() {
  return (
    <div className="card row between no-print">
      <div>
        <h3 className="card-title">How was it?</h3>
        <p className="small soft">You need to be logged in to rate recipes</p>
      </div>
      <Link className="btn btn-secondary" to="/auth">
        Sign In
      </Link>
    </div>
  );
}
