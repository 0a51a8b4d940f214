// Runs in the browser: PixiJS loads an atlas by its own loader and draws frames; what is seen comes back as bytes.
import { Application, Assets, Sprite, TextureSource } from 'pixi.js';

globalThis.drawFrames = async ({ renderer, file, linear, width, height, draws, zoom }) => {
  TextureSource.defaultOptions.scaleMode = linear ? 'linear' : 'nearest';
  const app = new Application();
  await app.init({
    preference: renderer,
    width,
    height,
    backgroundAlpha: 0,
    autoStart: false,
    preserveDrawingBuffer: true,
  });
  // Only the first page is asked for: it names the others.
  await Assets.load(file);
  for (const { name, x, y, width: across, height: down, origin } of draws) {
    const sprite = new Sprite({ texture: Assets.get(name), anchor: origin, scale: zoom });
    sprite.position.set(x + origin * across * zoom, y + origin * down * zoom);
    app.stage.addChild(sprite);
  }
  app.render();
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context.drawImage(app.canvas, 0, 0);
  return Array.from(context.getImageData(0, 0, width, height).data);
};
