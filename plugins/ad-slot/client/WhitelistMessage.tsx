import { getWhitelistText, getWhitelistTitle } from './adMessages';

/** What some readers with a blocked network see instead of an ad. */
export default function WhitelistMessage() {
  return (
    <div className="Ad-card Ad-card--message">
      <p className="Ad-text">
        <strong className="Ad-name">{getWhitelistTitle()}</strong>{' '}
        <span className="Ad-description">{getWhitelistText()}</span>
      </p>
    </div>
  );
}
