// Runs in the browser: Phaser loads an atlas by its own loader and draws frames; what is seen comes back as bytes.
import * as Phaser from 'phaser';

globalThis.drawFrames = ({ renderer, loader, file, linear = false, width, height, draws, zoom }) =>
  new Promise((resolve, reject) => {
    const scene = {
      preload() {
        this.load.on('loaderror', ({ src }) => reject(new Error(`not loaded: ${src}`)));
        this.load[loader]('atlas', file);
      },
      create() {
        const known = this.textures.get('atlas').getFrameNames();
        for (const draw of draws) {
          if (!known.includes(draw.name)) reject(new Error(`no frame ${draw.name} among ${known.join(', ')}`));
          const { origin } = draw;
          const image = this.add.image(
            draw.x + origin * draw.width * zoom,
            draw.y + origin * draw.height * zoom,
            'atlas',
            draw.name,
          );
          image.setOrigin(origin, origin).setScale(zoom);
        }
        this.game.renderer.snapshot((image) => {
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context.drawImage(image, 0, 0);
          resolve(Array.from(context.getImageData(0, 0, width, height).data));
        });
      },
    };
    // `pixelArt` would round positions as well, for which the canvas renderer draws everything half a pixel larger.
    const smooth = { antialias: linear, roundPixels: false };
    const type = renderer === 'CANVAS' ? Phaser.CANVAS : Phaser.WEBGL;
    const config = { type, width, height, transparent: true, ...smooth, banner: false, scene };
    new Phaser.Game({ ...config, audio: { noAudio: true } });
  });
