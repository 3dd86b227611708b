import { failureKind, refusalOf, type FailureKind } from './failure.ts';
import { EarlierCreated, OutcomeUnknown } from './outcome.ts';

/**
 * The message of each failure up to the retry instruction. An unreadable answer has the message of a failed provider,
 * because it is the provider's fault too.
 */
const beforeAgain: Readonly<Record<FailureKind, string>> = {
  unreachable: 'Check your connection',
  timeout: 'The wallet service did not answer in time. Check your connection',
  gateway:
    'Another machine answered, such as the sign-in page of a network. Sign in to the network, or use another one,',
  unreadable: 'Something went wrong on our side. Wait a moment',
  'too-many': 'There were too many requests. Wait a minute',
  refused: 'The wallet service did not accept this. Check what you entered',
  broken: 'Something went wrong on our side. Wait a moment',
};

/**
 * The message for a failed action: the provider's reason, or the cause and the next step. `again` is the retry
 * instruction as the second half of a sentence without its full stop: `send again`.
 */
export function failureMessage(error: unknown, again: string): string {
  if (error instanceof OutcomeUnknown || error instanceof EarlierCreated) return error.message;
  return reasonIn(error, 'en') ?? `${beforeAgain[failureKind(error)]} and ${again}.`;
}

/** The same messages as `beforeAgain`, in Korean. */
const koreanBeforeAgain: Readonly<Record<FailureKind, string>> = {
  unreachable: '인터넷 연결을 확인하고',
  timeout: '인터넷 연결을 확인하고',
  gateway:
    '네트워크 로그인 페이지와 같은 다른 기기가 응답했어요. 네트워크에 로그인하거나 다른 네트워크에서',
  unreadable: '서비스에 문제가 생겼어요. 잠시 후',
  'too-many': '요청이 너무 많아요. 1분 후에',
  refused: '지갑 서비스가 요청을 받아들이지 않았어요. 입력한 내용을 확인하고',
  broken: '서비스에 문제가 생겼어요. 잠시 후',
};

/**
 * The Korean message for a failed action: the provider's reason, if there is one. Otherwise it starts with `notDone`,
 * such as `송금되지 않았어요.`, and adds the cause and the retry instruction.
 */
export function koreanFailureMessage(error: unknown, notDone: string): string {
  if (error instanceof OutcomeUnknown) return '도착했는지 아직 알 수 없어요. 확인하고 있어요.';
  if (error instanceof EarlierCreated) {
    return '이전 요청이 처리된 것으로 확인되었어요. 내역을 확인한 뒤 다시 시도해 주세요.';
  }
  const again = `${koreanBeforeAgain[failureKind(error)]} 다시 시도해 주세요.`;
  return koreanRefusalReason(error) ?? `${notDone} ${again}`;
}

/** The provider's reason for a refusal, in English; undefined if the error is not a refusal, or has no reason. */
export function refusalReason(error: unknown): string | undefined {
  return reasonIn(error, 'en');
}

/**
 * The provider's reason for a refusal, in Korean. Undefined if the refusal has only an English sentence
 * (decision 218).
 */
export function koreanRefusalReason(error: unknown): string | undefined {
  const reason = reasonIn(error, 'ko');
  return reason !== undefined && /[가-힣]/.test(reason) ? reason : undefined;
}

function reasonIn(error: unknown, language: 'en' | 'ko'): string | undefined {
  const refusal = refusalOf(error);
  return refusal?.sentences?.[language] ?? refusal?.reason;
}
