<?php

namespace App\Broadcasting;

use Illuminate\Broadcasting\Broadcasters\Broadcaster;
use Illuminate\Broadcasting\Broadcasters\UsePusherChannelConventions;
use RuntimeException;
use Symfony\Component\HttpKernel\Exception\AccessDeniedHttpException;

/** Sends events to realtime/server.ts over HTTP, as laravel-echo-server's API expects them. Needs no Redis. */
class SocketIoBroadcaster extends Broadcaster
{
    use UsePusherChannelConventions;

    private array $config;

    public function __construct(array $config)
    {
        $this->config = $config;
    }

    public function auth($request)
    {
        $name = $this->normalizeChannelName((string) $request->channel_name);

        if ($this->isGuardedChannel((string) $request->channel_name) && ! $this->retrieveUser($request, $name)) {
            throw new AccessDeniedHttpException;
        }

        return parent::verifyUserCanAccessChannel($request, $name);
    }

    public function validAuthenticationResponse($request, $result)
    {
        return json_encode($result);
    }

    public function broadcast(array $channels, $event, array $payload = [])
    {
        unset($payload['socket']);
        $body = json_encode(['channels' => $this->formatChannels($channels), 'name' => $event, 'data' => $payload]);
        $sent = @file_get_contents("{$this->config['url']}/events", false, stream_context_create(['http' => [
            'method' => 'POST',
            'header' => ['Content-Type: application/json', "Authorization: Bearer {$this->config['secret']}"],
            'content' => $body,
            'timeout' => 5,
        ]]));

        if ($sent === false) {
            throw new RuntimeException("The realtime server at {$this->config['url']} did not take the event.");
        }
    }
}
