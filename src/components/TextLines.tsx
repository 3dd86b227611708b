/** A text of several lines. One that begins with a bullet hangs from it. */
export function TextLines({ text }: { text: string }) {
  return text.split('\n').map((line) => (
    <span key={line} className={line.startsWith('•') ? 'block pl-3 -indent-3' : 'block'}>
      {line}
    </span>
  ));
}
