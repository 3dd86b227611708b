/** Why there is nothing to scan with. */
export type Obstacle = 'not-allowed' | 'not-found' | 'not-usable';

/** What the scanner says. */
export interface ScannerLabels {
  close: string;
  waiting: string;
  scanning: string;
  taken: string;
  retry: string;
  obstacles: Readonly<Record<Obstacle, { what: string; whatToDo: string }>>;
}

const english: ScannerLabels = {
  close: 'Close',
  waiting: 'Waiting for the camera. Allow it if your browser asks.',
  scanning: 'Hold the QR code inside the frame.',
  taken: 'The code has been read.',
  retry: 'Try again',
  obstacles: {
    'not-allowed': {
      what: 'The camera is not allowed',
      whatToDo:
        'Allow it in the site settings, which open from the icon beside the address, or in your phone’s settings. Then try again.',
    },
    'not-found': {
      what: 'No camera was found',
      whatToDo: 'This device has no camera that the browser can use.',
    },
    'not-usable': {
      what: 'Scanning does not work right now',
      whatToDo:
        'Another app may be using the camera, or the connection is lost. Check both, then try again.',
    },
  },
};

const korean: ScannerLabels = {
  close: '닫기',
  waiting: '카메라를 기다리고 있습니다. 브라우저가 물으면 카메라를 허용해 주세요.',
  scanning: 'QR 코드를 사각형 안에 맞춰 주세요.',
  taken: '코드를 읽었습니다.',
  retry: '다시 시도',
  obstacles: {
    'not-allowed': {
      what: '카메라가 허용되지 않았습니다',
      whatToDo:
        '주소 옆 아이콘으로 여는 사이트 설정이나 휴대폰 설정에서 카메라를 허용한 뒤 다시 시도해 주세요.',
    },
    'not-found': {
      what: '카메라를 찾을 수 없습니다',
      whatToDo: '이 기기에는 브라우저가 사용할 수 있는 카메라가 없습니다.',
    },
    'not-usable': {
      what: '지금은 스캔할 수 없습니다',
      whatToDo:
        '다른 앱이 카메라를 사용하고 있거나 연결이 끊겼을 수 있습니다. 확인한 뒤 다시 시도해 주세요.',
    },
  },
};

/** The scanner's words, in Korean on a screen in Korean. */
export function scannerLabels(lang: 'ko' | undefined): ScannerLabels {
  return lang === 'ko' ? korean : english;
}
