/** A photo of an invented document, drawn on a canvas, so that no picture of a person is needed. */
export function samplePhoto(): { file: File; dataUrl: string } {
  const canvas = document.createElement('canvas');
  canvas.width = 856;
  canvas.height = 540;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw');
  const box = (color: string, ...shape: [number, number, number, number]) => {
    context.fillStyle = color;
    context.fillRect(...shape);
  };
  box('#8a8f9c', 0, 0, 856, 540);
  box('#dfe6f2', 60, 50, 736, 440);
  box('#3730a3', 60, 50, 736, 84);
  box('#b7c1d6', 100, 180, 200, 250);
  for (const [line, width] of [380, 300, 340, 220].entries()) {
    box('#8f9bb5', 340, 190 + line * 62, width, 24);
  }
  const dataUrl = canvas.toDataURL('image/png');
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) =>
    character.charCodeAt(0),
  );
  return { file: new File([bytes], 'document.png', { type: 'image/png' }), dataUrl };
}
