/** The media types of images that the provider accepts. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type ImageType = (typeof imageTypes)[number];

/** Maximum size of an image, in bytes after decoding its base64. */
export const maxImageBytes = 2_000_000;
