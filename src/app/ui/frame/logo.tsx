import './logo.css'

/** The mark and, when given, the name beside it. */
export function Logo({ name }: { name?: string | undefined }) {
  return (
    <span className="logo">
      <LogoMark />
      {name && <span className="logo-name">{name}</span>}
    </span>
  )
}

/** A roof-shaped A over a square parcel, on an ink tile. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <rect className="logo-tile" width="64" height="64" rx="17" />
      <path className="logo-roof" d="M14 48 29.4 16.6Q32 11.4 34.6 16.6L50 48" />
      <rect className="logo-parcel" x="24.5" y="33" width="15" height="15" rx="3" />
    </svg>
  )
}
