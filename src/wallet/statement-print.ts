/**
 * The style of a printed statement: A4, black on white, and nothing else of the page. It is not part of the wallet's
 * stylesheet, because only printing needs it.
 */
export const statementPrintStyle = `
@page { size: A4; margin: 14mm 12mm }
.printed-statement { display: none }
@media print {
  :root, body { background: #fff !important }
  body > :not(.printed-statement) { display: none !important }
  .printed-statement { display: block; color: #000; font: 9pt/1.35 system-ui, sans-serif }
  .printed-statement h1 { font-size: 16pt; font-weight: 700; margin: 0 0 2mm }
  .printed-statement h2 { font-size: 11pt; font-weight: 700; margin: 6mm 0 1mm; break-after: avoid }
  .printed-statement table { width: 100%; border-collapse: collapse }
  .printed-statement thead { display: table-header-group }
  .printed-statement tr { break-inside: avoid }
  .printed-statement :is(th, td) {
    padding: 1.2mm 2mm 1.2mm 0; border-bottom: .25pt solid #999; text-align: left; vertical-align: top;
    overflow-wrap: anywhere
  }
  .printed-statement th { font-weight: 600; border-color: #000 }
  .printed-statement .figure { text-align: right; white-space: nowrap; padding-right: 0; padding-left: 2mm }
}`;
