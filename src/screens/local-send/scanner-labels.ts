import type { ScannerLabels } from '#widgets/ScannerSheet.tsx';
import { korean } from '#wallet/labels/korean.ts';

/** The labels of the scanner for a recipient's code. */
export const scannerLabels: ScannerLabels = {
  close: korean.close,
  waiting: '카메라를 기다리고 있어요. 브라우저가 물으면 카메라를 허용해 주세요.',
  scanning: 'QR 코드를 사각형 안에 맞춰 주세요.',
  taken: '코드를 읽었어요.',
  retry: korean.loadError.retry,
  obstacles: {
    'not-allowed': {
      problem: '카메라가 허용되지 않았어요',
      advice:
        '주소 옆 아이콘으로 여는 사이트 설정이나 휴대폰 설정에서 카메라를 허용한 뒤 다시 시도해 주세요.',
    },
    'not-found': {
      problem: '카메라를 찾을 수 없어요',
      advice: '이 기기에는 브라우저가 사용할 수 있는 카메라가 없어요.',
    },
    'not-usable': {
      problem: '지금은 스캔할 수 없어요',
      advice:
        '다른 앱이 카메라를 사용하고 있거나 연결이 끊겼을 수 있어요. 확인한 뒤 다시 시도해 주세요.',
    },
  },
};
