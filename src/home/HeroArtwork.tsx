/**
 * Decoration beside the home page's heading: parts of an interface, drawn for this site and painted
 * by home.css in the colors of either mode.
 */
export default function HeroArtwork() {
  return (
    <svg className="hero-art" viewBox="0 0 480 400" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="hero-art-dots" width="20" height="20" patternUnits="userSpaceOnUse">
          <circle className="hero-art__dot" cx="10" cy="10" r="1.25" />
        </pattern>
        <radialGradient id="hero-art-fade">
          <stop offset="0.35" stopColor="#fff" />
          <stop offset="1" stopColor="#000" />
        </radialGradient>
        <mask id="hero-art-mask">
          <rect width="480" height="400" fill="url(#hero-art-fade)" />
        </mask>
      </defs>
      <rect width="480" height="400" fill="url(#hero-art-dots)" mask="url(#hero-art-mask)" />

      {/* Settings: three rows with switches. */}
      <g transform="translate(262 28)">
        <rect className="hero-art__card" width="190" height="148" rx="16" />
        <path className="hero-art__text" d="M20 32h64M20 76h88M20 120h52" />
        <rect className="hero-art__accent" x="130" y="21" width="40" height="22" rx="11" />
        <circle className="hero-art__knob" cx="159" cy="32" r="8" />
        <rect className="hero-art__track" x="130" y="65" width="40" height="22" rx="11" />
        <circle className="hero-art__knob" cx="141" cy="76" r="8" />
        <rect className="hero-art__accent" x="130" y="109" width="40" height="22" rx="11" />
        <circle className="hero-art__knob" cx="159" cy="120" r="8" />
        <path className="hero-art__rule" d="M20 54h150M20 98h150" />
      </g>

      {/* A theme: steps of one color, and a corner that is being rounded. */}
      <g transform="translate(268 248)">
        <rect className="hero-art__card" width="176" height="124" rx="16" />
        <path className="hero-art__title" d="M20 30h58" />
        <circle className="hero-art__step-1" cx="32" cy="62" r="12" />
        <circle className="hero-art__step-2" cx="60" cy="62" r="12" />
        <circle className="hero-art__step-3" cx="88" cy="62" r="12" />
        <circle className="hero-art__step-4" cx="116" cy="62" r="12" />
        <circle className="hero-art__step-5" cx="144" cy="62" r="12" />
        <path className="hero-art__rail" d="M22 98h132" />
        <path className="hero-art__line" d="M22 98h84" />
        <circle className="hero-art__thumb" cx="106" cy="98" r="9" />
      </g>

      {/* A card: picture, text, rating, actions. */}
      <g transform="translate(28 72)">
        <rect className="hero-art__card" width="258" height="272" rx="20" />
        <path className="hero-art__soft" d="M0 20A20 20 0 0 1 20 0h218a20 20 0 0 1 20 20v92H0Z" />
        <circle className="hero-art__step-2" cx="196" cy="40" r="16" />
        <path className="hero-art__step-3" d="m0 112 66-58 52 44 34-26 62 40Z" />
        <path className="hero-art__step-4" d="m104 112 72-50 82 44v6Z" />
        <path className="hero-art__title" d="M24 144h112" />
        <path className="hero-art__text" d="M24 170h196M24 190h148" />
        <rect className="hero-art__accent" x="24" y="214" width="96" height="36" rx="10" />
        <path className="hero-art__on-accent" d="M48 232h48" />
        <rect className="hero-art__outline" x="132" y="214" width="84" height="36" rx="10" />
        <path className="hero-art__line" d="M154 232h40" />
      </g>

      {/* The pointer that is about to press. */}
      <path
        className="hero-art__pointer"
        d="m138 318 28 11-12 5-5 12Z"
        transform="translate(-34 -14)"
      />
    </svg>
  );
}
