/** WhatsApp's mark as an outline on a grid of 24. */
export function WhatsappMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3 21l1.5-5A9 9 0 1 1 8.2 19.7z" />
      <path d="M9 8.5c-.6 3.2 3 6.8 6.3 6.5.6-.1 1.1-.8 1.1-1.5l-2-1-1 .9c-1.1-.5-1.9-1.3-2.4-2.4l.9-1-1-2c-.8 0-1.8 0-1.9.5z" />
    </svg>
  );
}
