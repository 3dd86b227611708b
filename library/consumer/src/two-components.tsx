import { createRoot } from 'react-dom/client';
import { Button, Card } from 'superwallet-ui/components';

const root = document.createElement('div');
root.className = 'superwallet';
document.body.append(root);
createRoot(root).render(
  <Card tone="well">
    <Button size="small">Pay</Button>
  </Card>,
);
