/** A public key for push notifications: a point of the curve P-256 in base64url. */
export const samplePushKey =
  'BBGCgOvkLNiBsPvmc-I6vKr_xuqu6KZqZvcrKSO9cUgnSt4Qux1czec1Fo74dH-63kViCZWOOu03ALS72nvwi7o';
