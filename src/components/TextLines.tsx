/** A text of several lines. A line that begins with a bullet has a hanging indent. */
export function TextLines({ text }: { text: string }) {
  return text.split('\n').map((line) => (
    <span key={line} className={line.startsWith('•') ? 'block pl-3 -indent-3' : 'block'}>
      {line}
    </span>
  ));
}
