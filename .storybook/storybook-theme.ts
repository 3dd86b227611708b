import { create } from 'storybook/theming';

/** The logo and the name in one inline image: the manager's builder does not support image files. */
function brandImage(brand: string, ink: string): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 190 32" width="190" height="32">
    <rect width="32" height="32" rx="9" fill="${brand}"/>
    <path d="M7 12.5c3-3.4 6-3.4 9 0s6 3.4 9 0V22a2.5 2.5 0 01-2.5 2.5h-13A2.5 2.5 0 017 22z" fill="#fff"/>
    <circle cx="21" cy="19.5" r="1.75" fill="${brand}"/>
    <text x="42" y="22" font-family="system-ui, sans-serif" font-size="18" font-weight="700" fill="${ink}">Superwallet</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

const shared = {
  brandTitle: 'Superwallet',
  brandUrl: './',
  brandTarget: '_self',
  fontBase:
    'system-ui, -apple-system, "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", sans-serif',
  appBorderRadius: 12,
  inputBorderRadius: 10,
} as const;

/** Storybook in the brand's colours, light or dark as the device prefers. */
export const storybookTheme = matchMedia('(prefers-color-scheme: dark)').matches
  ? create({
      ...shared,
      base: 'dark',
      brandImage: brandImage('#6165ee', '#eff1fb'),
      colorPrimary: '#6165ee',
      colorSecondary: '#8f93ff',
      appBg: '#0a0e19',
      appContentBg: '#161d33',
      appPreviewBg: '#0a0e19',
      appBorderColor: '#29314e',
      barBg: '#161d33',
      textColor: '#eff1fb',
      textMutedColor: '#a5adc9',
    })
  : create({
      ...shared,
      base: 'light',
      brandImage: brandImage('#342d9e', '#15122b'),
      colorPrimary: '#342d9e',
      colorSecondary: '#342d9e',
      appBg: '#f5f4f1',
      appContentBg: '#ffffff',
      appPreviewBg: '#f5f4f1',
      appBorderColor: '#e0e3ef',
      textColor: '#15122b',
      textMutedColor: '#5a566b',
    });
