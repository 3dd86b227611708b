/** The media types of an image that the provider keeps. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type ImageType = (typeof imageTypes)[number];

/** How many bytes such an image may have, decoded. */
export const maxImageBytes = 2_000_000;
