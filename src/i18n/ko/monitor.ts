import type { MonitorMessages } from '#i18n/en/monitor.ts';

export const monitor: MonitorMessages = {
  title: '성능 모니터',
  empty: '아직 측정값이 없어요',
  missing: '아직 측정하지 않았어요',
  measures: {
    pageLoadTime: '페이지 로딩',
    networkLatency: '네트워크 지연',
    renderTime: '화면 표시 시간',
    apiResponseTime: 'API 응답 시간',
  },
  ratings: { good: '좋음', warning: '주의', poor: '나쁨' },
  limits: (good, warning) => `기준 ${good} / ${warning}`,
  chat: {
    typing: 'AI가 입력하고 있어요…',
    title: '상담 채팅',
    withReply: '상담 채팅, 새 답변',
    replies: (count) => `상담 채팅의 새 답변 ${count}개`,
  },
  samples: (count) => `최근 측정 ${count}회의 평균이에요.`,
  explanation: '첫째 기준까지는 좋음, 둘째 기준을 넘으면 나쁨이에요.',
};
